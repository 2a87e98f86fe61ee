/** Server time, whatever this device's clock says. */
export function presentFrom(at: Date) {
  const begun = performance.now()
  return () => new Date(at.getTime() + performance.now() - begun)
}
