/** For a subject line: " about Ana Lima"; empty without a person. */
export function about(askerName: string, subjectName: string | null) {
  if (subjectName === null) return ''
  return subjectName === askerName ? ' about their work' : ` about ${subjectName}`
}

/** Below the button of a mail to an external reviewer. */
export const personalLink = 'The link is yours alone, so don’t forward it.'
