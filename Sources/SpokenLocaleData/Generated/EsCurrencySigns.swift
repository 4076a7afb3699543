// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsCurrencySigns {
    static let text: StaticString = #"""
key	sign	code	words	against
$ USD	$	USD	en dólares|de dólares|los dólares|dólares americanos|eeuu|ee uu|estados unidos|estadounidense|estadounidenses|wall street|puerto rico|ecuador|ecuatoriano|ecuatoriana|quito|guayaquil|el salvador|salvadoreño|salvadoreña	dólar|dólares|usd|us|pesos|peso|blue|argentina|argentino|argentinos|argentinas|buenos aires|porteño|porteña|chile|chileno|chilena|chilenos|chilenas|santiago|colombia|colombiano|colombiana|colombianos|bogotá|medellín|uruguay|uruguayo|uruguaya|montevideo|cuba|cubano|cubana|habana|méxico|mexicano|mexicana|mexicanos|mexicanas|monterrey|guadalajara|dominicana|dominicano|canadá|canadiense|canadienses|australia|australiano|australianos|nueva zelanda|taiwán|hong kong|singapur
$ peso	$	peso	pesos|mxn|ars|clp|cop|uyu|cup|dop	dólares
C$ NIO	C$	NIO	córdobas|nicaragua|nicaragüense|nicaragüenses|managua	canadá|canadiense|canadienses
C$ CAD	C$	CAD	canadá|canadiense|canadienses|toronto|ottawa|montreal|vancouver|calgary|quebec	córdobas|nicaragua|nicaragüense|nicaragüenses|managua
¥ JPY	¥	JPY	yenes|yen|japón|japonés|japonesa|japoneses|japonesas|tokio|osaka|kioto|nipón|nipona	yuanes|yuan|china|chino|chinos|pekín
¥ CNY	¥	CNY	yuanes|yuan|china|chino|chinos|chinas|pekín|beijing|shanghái|shanghai|cantón|shenzhen	yenes|yen|japón|japonés|tokio
################################################################
"""#
}
