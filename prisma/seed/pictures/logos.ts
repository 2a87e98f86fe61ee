const tile = (paper: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
<rect width="64" height="64" rx="14" fill="${paper}"/>${drawing}</svg>`

/** The logos of the demo's workspaces. */
export const logos = {
  /** An open door with the sun in it, for a clinic's front desk. */
  acme: tile(
    '#2f3f6b',
    '<path d="M13 52V34a19 19 0 0 1 38 0V52H41V34a9 9 0 0 0-18 0V52Z" fill="#fff"/><circle cx="32" cy="44" r="7" fill="#f0875f"/>',
  ),
  /** The light of a lamp. */
  lumen: tile(
    '#231f20',
    '<path d="M32 10L18 46H46Z" fill="#f2c14e"/><path d="M32 10L26 46H38Z" fill="#fbe6ae"/><rect x="18" y="50" width="28" height="4" rx="2" fill="#fff"/>',
  ),
} as const
