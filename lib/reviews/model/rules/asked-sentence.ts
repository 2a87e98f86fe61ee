type PersonNamed = { id: string; name: string }

export function askedSentence(viewerId: string, asker: PersonNamed, subject: PersonNamed | null) {
  const lead = asker.id === viewerId ? 'You asked yourself' : `${asker.name} asked you`
  if (subject === null) return lead
  if (subject.id === viewerId) return `${lead} about ${asker.id === viewerId ? 'your own work' : 'yourself'}`
  return `${lead} about ${subject.id === asker.id ? 'their own work' : subject.name}`
}
