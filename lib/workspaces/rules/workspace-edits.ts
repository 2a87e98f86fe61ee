type Described = { name: string; description: string; timeZone: string }

export function editedInWords(before: Described, after: Described): string | null {
  const changes = [
    before.name !== after.name && `renamed it from “${before.name}” to “${after.name}”`,
    before.description !== after.description && 'changed the description',
    before.timeZone !== after.timeZone && `moved it from ${before.timeZone} to ${after.timeZone}`,
  ].filter((change) => change !== false)
  const sentence = changes.join(', ')
  return sentence === '' ? null : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
