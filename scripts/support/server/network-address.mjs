/**
 * The network of an address, by the same rule as lib/shared/network-address.ts, which plain Node cannot read.
 * @param {string} address
 */
export function networkOf(address) {
  const base = `http://[${address}]`
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(base)) return address
  const [front = [], back = []] = new URL(base).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const groups = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
}
