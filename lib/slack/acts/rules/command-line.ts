/** What a typed command asks for, with the people named first and the words after them. */
export type CommandLine = { verb: 'thanks' | 'ask' | 'help'; users: string[]; words: string }

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** "@tom", "#general", "@here", the words of a link or else its address. */
function nameOf(inside: string): string {
  const [target = '', label] = inside.split('|')
  const sign = target.charAt(0)
  if (sign === '#' || sign === '@') return `${sign}${label || target.slice(1)}`
  if (sign === '!') return label || `@${target.slice(1)}`
  return label || target
}

/** Text as Slack escapes it, with its links and mentions, as plain words. */
export const plainWords = (text: string) =>
  text
    .replace(/<([^<>]*)>/g, (_, inside: string) => nameOf(inside))
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

const mention = /^<@([A-Z0-9]+)(?:\|[^<>]*)?>[\s,]*/

/** The ids of the people a text begins with, and the rest of it. */
function takeMentions(text: string): { users: string[]; rest: string } {
  const users: string[] = []
  let rest = text
  for (let found = mention.exec(rest); found !== null; found = mention.exec(rest)) {
    users.push(found[1] ?? '')
    rest = rest.slice(found[0].length)
  }
  return { users: [...new Set(users)], rest }
}

/** Reads what was typed behind the command. Anything it does not know asks for help. */
export function readCommandLine(text: string): CommandLine {
  const [, verb = '', behind = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(text) ?? []
  const { users, rest } = takeMentions(behind)
  const known = ['thanks', 'ask'].find((name) => name === verb.toLowerCase())
  return { verb: known === 'thanks' || known === 'ask' ? known : 'help', users, words: plainWords(rest).trim() }
}
