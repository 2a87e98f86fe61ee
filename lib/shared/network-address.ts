/** The eight groups of an IPv6 address in hexadecimal, or null for any other text. */
function groupsOf(address: string): string[] | null {
  const base = `http://[${address}]`
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(base)) return null
  // The parser writes an IPv4 part in hexadecimal, so every group looks the same afterwards.
  const [front = [], back = []] = new URL(base).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
}

const dotted = (groups: readonly string[]) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')

/**
 * The address under which limits count a visitor. One household or server owns a whole /64 of IPv6 and could use each of its
 * addresses once, so IPv6 counts by its first four groups.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  if (groups === null) return address
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}
