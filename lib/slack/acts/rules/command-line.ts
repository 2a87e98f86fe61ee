export type CommandLine = { verb: 'thanks' | 'ask' | 'help'; users: string[]; words: string }

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** "@tom", "#general", "@here", a link's text or else its URL. */
function nameOf(inside: string): string {
  const [target = '', label] = inside.split('|')
  const sign = target.charAt(0)
  if (sign === '#' || sign === '@') return `${sign}${label || target.slice(1)}`
  if (sign === '!') return label || `@${target.slice(1)}`
  return label || target
}

/** Slack-escaped text, with links and mentions, as plain words. */
export const plainWords = (text: string) =>
  text
    .replace(/<([^<>]*)>/g, (_, inside: string) => nameOf(inside))
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

const mention = /^<@([A-Z0-9]+)(?:\|[^<>]*)?>[\s,]*/

function takeMentions(text: string): { users: string[]; rest: string } {
  const users: string[] = []
  let rest = text
  for (let found = mention.exec(rest); found !== null; found = mention.exec(rest)) {
    users.push(found[1] ?? '')
    rest = rest.slice(found[0].length)
  }
  return { users: [...new Set(users)], rest }
}

/** Unknown input asks for help. */
export function readCommandLine(text: string): CommandLine {
  const [, verb = '', behind = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(text) ?? []
  const { users, rest } = takeMentions(behind)
  const known = ['thanks', 'ask'].find((name) => name === verb.toLowerCase())
  return { verb: known === 'thanks' || known === 'ask' ? known : 'help', users, words: plainWords(rest).trim() }
}
