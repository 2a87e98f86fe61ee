/** A platform URL with the view's filters. */
export function adminAddress(path: string, view: Readonly<Record<string, string | undefined>> = {}) {
  const chosen = Object.entries(view).flatMap(([key, value]) =>
    value === undefined || value === '' || value === 'all' ? [] : [[key, value]],
  )
  const query = new URLSearchParams(chosen).toString()
  return query === '' ? path : `${path}?${query}`
}
