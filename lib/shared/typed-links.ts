const letter = String.raw`[^\p{C}\p{Z}\p{DI}\p{P}\p{S}]`
const sign = String.raw`(?!\]\()[!#$%&'()*+,./:;=?@[\]^_{|}~-]`
const host = String.raw`${letter}(?:(?:\.|[_-]+)?${letter})*(?::\d+)?`
// Without the flag i, for which “ſ” is an s. A name before the host would hide where a link leads.
const start = String.raw`(?<![A-Za-z\d+])[Hh][Tt][Tt][Pp][Ss]?:\/\/(?![^\s/?#]*@)`

const sentenceSigns = "!'*,.:;?^|~"
const pairs = ['()', '[]', '{}']

function untilLoneBracket(address: string): string {
  const open: number[] = []
  for (const { 0: bracket, index } of address.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(bracket)) open.push(index)
    else {
      const at = open.pop() ?? index
      if (!pairs.includes(`${address.charAt(at)}${bracket}`)) return address.slice(0, open[0] ?? at)
    }
  }
  return address.slice(0, open[0])
}

function withoutSentence(address: string): string {
  let { length } = address
  while (sentenceSigns.includes(address.charAt(length - 1))) length -= 1
  return address.slice(0, length)
}

let webLink: RegExp | undefined

/** Text and the http and https addresses in it, by turns. */
export function splitAtLinks(text: string): string[] {
  webLink ??= new RegExp(`${start}${host}(?:[/?#](?:${letter}|${sign})*)?`, 'gu')
  const parts: string[] = []
  let from = 0
  for (const { 0: typed, index } of text.matchAll(webLink)) {
    const link = withoutSentence(untilLoneBracket(typed))
    parts.push(text.slice(from, index), link)
    from = index + link.length
  }
  return [...parts, text.slice(from)]
}
