type Choices = Readonly<Record<string, string | undefined>>

/** The address of a report, without what is not chosen. */
export function reportAddress(path: string, filter: Choices) {
  const chosen = Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `${path}?${new URLSearchParams(chosen).toString()}`
}

/** A filter without these choices, and without the team and the person of another scope. */
export const withoutChoices = (filter: Choices, names: readonly ('of' | 'range' | 'view')[]): Choices => ({
  ...filter,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
  ...(names.includes('of') && { team: undefined, person: undefined }),
})
