/** Eight hexadecimal groups of an IPv6 address, or null. */
function groupsOf(address: string): string[] | null {
  const base = `http://[${address}]`
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(base)) return null
  // The parser rewrites an IPv4 part in hexadecimal, so all groups look alike.
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
 * The key of a visitor's limits. A household or server owns a whole /64 of IPv6, so only the first four groups count.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  if (groups === null) return address
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}
