// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

extension CurrencyCode {
    /// AED of ISO 4217: dirhams.
    public static var AED: CurrencyCode { CurrencyCode(index: 107) }
    /// AMD of ISO 4217: drams.
    public static var AMD: CurrencyCode { CurrencyCode(index: 315) }
    /// ARS of ISO 4217: Argentine pesos.
    public static var ARS: CurrencyCode { CurrencyCode(index: 460) }
    /// AUD of ISO 4217: Australian dollars.
    public static var AUD: CurrencyCode { CurrencyCode(index: 523) }
    /// AZN of ISO 4217: manats.
    public static var AZN: CurrencyCode { CurrencyCode(index: 663) }
    /// BAM of ISO 4217.
    public static var BAM: CurrencyCode { CurrencyCode(index: 688) }
    /// BGN of ISO 4217.
    public static var BGN: CurrencyCode { CurrencyCode(index: 845) }
    /// BHD of ISO 4217.
    public static var BHD: CurrencyCode { CurrencyCode(index: 861) }
    /// BOB of ISO 4217.
    public static var BOB: CurrencyCode { CurrencyCode(index: 1041) }
    /// BRL of ISO 4217: Brazilian reais.
    public static var BRL: CurrencyCode { CurrencyCode(index: 1129) }
    /// BYN of ISO 4217: Belarusian rubles.
    public static var BYN: CurrencyCode { CurrencyCode(index: 1313) }
    /// CAD of ISO 4217: Canadian dollars.
    public static var CAD: CurrencyCode { CurrencyCode(index: 1355) }
    /// CHF of ISO 4217: Swiss francs.
    public static var CHF: CurrencyCode { CurrencyCode(index: 1539) }
    /// CLP of ISO 4217: Chilean pesos.
    public static var CLP: CurrencyCode { CurrencyCode(index: 1653) }
    /// CNY of ISO 4217: yuan.
    public static var CNY: CurrencyCode { CurrencyCode(index: 1714) }
    /// COP of ISO 4217: Colombian pesos.
    public static var COP: CurrencyCode { CurrencyCode(index: 1731) }
    /// CRC of ISO 4217.
    public static var CRC: CurrencyCode { CurrencyCode(index: 1796) }
    /// CUP of ISO 4217.
    public static var CUP: CurrencyCode { CurrencyCode(index: 1887) }
    /// CZK of ISO 4217: Czech korunas.
    public static var CZK: CurrencyCode { CurrencyCode(index: 2012) }
    /// DKK of ISO 4217: Danish kroner.
    public static var DKK: CurrencyCode { CurrencyCode(index: 2298) }
    /// DOP of ISO 4217.
    public static var DOP: CurrencyCode { CurrencyCode(index: 2407) }
    /// EGP of ISO 4217.
    public static var EGP: CurrencyCode { CurrencyCode(index: 2875) }
    /// EUR of ISO 4217: euros.
    public static var EUR: CurrencyCode { CurrencyCode(index: 3241) }
    /// GBP of ISO 4217: pounds.
    public static var GBP: CurrencyCode { CurrencyCode(index: 4097) }
    /// GEL of ISO 4217: lari.
    public static var GEL: CurrencyCode { CurrencyCode(index: 4171) }
    /// GTQ of ISO 4217.
    public static var GTQ: CurrencyCode { CurrencyCode(index: 4566) }
    /// HKD of ISO 4217: Hong Kong dollars.
    public static var HKD: CurrencyCode { CurrencyCode(index: 4995) }
    /// HNL of ISO 4217.
    public static var HNL: CurrencyCode { CurrencyCode(index: 5081) }
    /// HUF of ISO 4217: forints.
    public static var HUF: CurrencyCode { CurrencyCode(index: 5257) }
    /// IDR of ISO 4217.
    public static var IDR: CurrencyCode { CurrencyCode(index: 5503) }
    /// ILS of ISO 4217: shekels.
    public static var ILS: CurrencyCode { CurrencyCode(index: 5712) }
    /// INR of ISO 4217: Indian rupees.
    public static var INR: CurrencyCode { CurrencyCode(index: 5763) }
    /// IRR of ISO 4217.
    public static var IRR: CurrencyCode { CurrencyCode(index: 5867) }
    /// ISK of ISO 4217.
    public static var ISK: CurrencyCode { CurrencyCode(index: 5886) }
    /// JOD of ISO 4217.
    public static var JOD: CurrencyCode { CurrencyCode(index: 6451) }
    /// JPY of ISO 4217: yen.
    public static var JPY: CurrencyCode { CurrencyCode(index: 6498) }
    /// KES of ISO 4217.
    public static var KES: CurrencyCode { CurrencyCode(index: 6882) }
    /// KGS of ISO 4217: som.
    public static var KGS: CurrencyCode { CurrencyCode(index: 6934) }
    /// KRW of ISO 4217: South Korean won.
    public static var KRW: CurrencyCode { CurrencyCode(index: 7224) }
    /// KWD of ISO 4217: Kuwaiti dinars.
    public static var KWD: CurrencyCode { CurrencyCode(index: 7335) }
    /// KZT of ISO 4217: tenge.
    public static var KZT: CurrencyCode { CurrencyCode(index: 7429) }
    /// LKR of ISO 4217.
    public static var LKR: CurrencyCode { CurrencyCode(index: 7713) }
    /// MAD of ISO 4217.
    public static var MAD: CurrencyCode { CurrencyCode(index: 8115) }
    /// MDL of ISO 4217: Moldovan lei.
    public static var MDL: CurrencyCode { CurrencyCode(index: 8201) }
    /// MNT of ISO 4217.
    public static var MNT: CurrencyCode { CurrencyCode(index: 8469) }
    /// MXN of ISO 4217: Mexican pesos.
    public static var MXN: CurrencyCode { CurrencyCode(index: 8723) }
    /// MYR of ISO 4217.
    public static var MYR: CurrencyCode { CurrencyCode(index: 8753) }
    /// NGN of ISO 4217.
    public static var NGN: CurrencyCode { CurrencyCode(index: 8957) }
    /// NIO of ISO 4217.
    public static var NIO: CurrencyCode { CurrencyCode(index: 9010) }
    /// NOK of ISO 4217: Norwegian kroner.
    public static var NOK: CurrencyCode { CurrencyCode(index: 9162) }
    /// NZD of ISO 4217: New Zealand dollars.
    public static var NZD: CurrencyCode { CurrencyCode(index: 9441) }
    /// PAB of ISO 4217.
    public static var PAB: CurrencyCode { CurrencyCode(index: 10141) }
    /// PEN of ISO 4217.
    public static var PEN: CurrencyCode { CurrencyCode(index: 10257) }
    /// PHP of ISO 4217: Philippine pesos.
    public static var PHP: CurrencyCode { CurrencyCode(index: 10337) }
    /// PKR of ISO 4217.
    public static var PKR: CurrencyCode { CurrencyCode(index: 10417) }
    /// PLN of ISO 4217: zlotys.
    public static var PLN: CurrencyCode { CurrencyCode(index: 10439) }
    /// PYG of ISO 4217.
    public static var PYG: CurrencyCode { CurrencyCode(index: 10770) }
    /// QAR of ISO 4217.
    public static var QAR: CurrencyCode { CurrencyCode(index: 10833) }
    /// RON of ISO 4217: Romanian lei.
    public static var RON: CurrencyCode { CurrencyCode(index: 11869) }
    /// RSD of ISO 4217.
    public static var RSD: CurrencyCode { CurrencyCode(index: 11963) }
    /// RUB of ISO 4217: rubles.
    public static var RUB: CurrencyCode { CurrencyCode(index: 12013) }
    /// SAR of ISO 4217: Saudi riyals.
    public static var SAR: CurrencyCode { CurrencyCode(index: 12185) }
    /// SEK of ISO 4217: Swedish kronor.
    public static var SEK: CurrencyCode { CurrencyCode(index: 12282) }
    /// SGD of ISO 4217: Singapore dollars.
    public static var SGD: CurrencyCode { CurrencyCode(index: 12327) }
    /// THB of ISO 4217: baht.
    public static var THB: CurrencyCode { CurrencyCode(index: 13027) }
    /// TJS of ISO 4217: somoni.
    public static var TJS: CurrencyCode { CurrencyCode(index: 13096) }
    /// TMT of ISO 4217: Turkmen manats.
    public static var TMT: CurrencyCode { CurrencyCode(index: 13175) }
    /// TND of ISO 4217.
    public static var TND: CurrencyCode { CurrencyCode(index: 13185) }
    /// TRY of ISO 4217: Turkish lira.
    public static var TRY: CurrencyCode { CurrencyCode(index: 13310) }
    /// TWD of ISO 4217.
    public static var TWD: CurrencyCode { CurrencyCode(index: 13419) }
    /// UAH of ISO 4217: hryvnias.
    public static var UAH: CurrencyCode { CurrencyCode(index: 13527) }
    /// USD of ISO 4217: dollars.
    public static var USD: CurrencyCode { CurrencyCode(index: 13991) }
    /// UYU of ISO 4217.
    public static var UYU: CurrencyCode { CurrencyCode(index: 14164) }
    /// UZS of ISO 4217: som.
    public static var UZS: CurrencyCode { CurrencyCode(index: 14188) }
    /// VES of ISO 4217.
    public static var VES: CurrencyCode { CurrencyCode(index: 14318) }
    /// VND of ISO 4217: dong.
    public static var VND: CurrencyCode { CurrencyCode(index: 14537) }
    /// XOF of ISO 4217.
    public static var XOF: CurrencyCode { CurrencyCode(index: 15917) }
    /// XPF of ISO 4217.
    public static var XPF: CurrencyCode { CurrencyCode(index: 15943) }
    /// ZAR of ISO 4217: South African rand.
    public static var ZAR: CurrencyCode { CurrencyCode(index: 16917) }
}
