// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsCodeNouns {
    static let text: StaticString = #"""
noun
pedido
código
pin
cuenta
factura
referencia
ref
expediente
reserva
póliza
localizador
número
otp
clave
envío
seguimiento
paquete
albarán
ticket
socio
serie
ean
tarjeta
################################################################
"""#
}
