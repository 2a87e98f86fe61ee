type PersonNamed = { id: string; name: string }

export function askedSentence(viewerId: string, asker: PersonNamed, subject: PersonNamed | null) {
  if (asker.id === viewerId) return ownSentence(viewerId, subject)
  const lead = `${asker.name} asked you`
  if (subject === null) return lead
  if (subject.id === viewerId) return `${lead} about yourself`
  return `${lead} about ${subject.id === asker.id ? 'their work' : subject.name}`
}

function ownSentence(viewerId: string, subject: PersonNamed | null) {
  if (subject === null) return 'Your own form'
  return subject.id === viewerId ? 'Your self review' : `Your review of ${subject.name}`
}
