type Filters = Readonly<Record<string, string | number | null | undefined>>

/** The filters to name in a URL: neither empty ones nor those with their usual value. */
export function chosenFilters(filters: Filters, usual: Filters = {}): Record<string, string> {
  const chosen = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' || value === usual[name] ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(chosen)
}

/** A path, which may have a query, with these filters. */
export function addressWith(path: string, filters: Filters, usual?: Filters): string {
  const [page = '', kept = ''] = path.split('?')
  const params = new URLSearchParams(kept)
  for (const [name, value] of Object.entries(chosenFilters(filters, usual))) params.set(name, value)
  const query = params.toString()
  return query === '' ? page : `${page}?${query}`
}
