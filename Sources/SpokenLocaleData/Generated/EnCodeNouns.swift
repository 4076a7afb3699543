// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnCodeNouns {
    static let text: StaticString = #"""
noun
order
code
pin
id
account
invoice
ticket
sku
isbn
reference
ref
tracking
case
booking
confirmation
serial
policy
zip
otp
passcode
pnr
barcode
number
parcel
shipment
membership
registration
card
################################################################
"""#
}
