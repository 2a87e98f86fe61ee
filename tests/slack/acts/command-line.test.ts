import { expect, test } from 'vitest'
import { plainWords, readCommandLine } from '@/lib/slack/acts/rules/command-line'

test('reads the verb, the people named first, and the words', () => {
  const rows: [string, string, string[], string][] = [
    ['', 'help', [], ''],
    ['help', 'help', [], ''],
    ['dance now', 'help', [], 'now'],
    ['thanks', 'thanks', [], ''],
    ['  Thanks   <@U01>  for   the demo ', 'thanks', ['U01'], 'for   the demo'],
    ['thanks <@U01|tom>, <@W02> <@U01> nice', 'thanks', ['U01', 'W02'], 'nice'],
    ['thanks you all, and <@U01|tom>', 'thanks', [], 'you all, and @tom'],
    ['thanks @tom nice', 'thanks', [], '@tom nice'],
    ['ask <@U01>\nHow did it go?', 'ask', ['U01'], 'How did it go?'],
  ]
  for (const [text, verb, users, words] of rows) expect(readCommandLine(text), text).toEqual({ verb, users, words })
})

test('makes plain words of everything that is alive in Slack', () => {
  const rows = [
    ['a &lt;b&gt; &amp; c', 'a <b> & c'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['<https://acme.example/a?b=1|the plan>', 'the plan'],
    ['<https://acme.example>', 'https://acme.example'],
    ['<mailto:tom@acme.example|tom@acme.example>', 'tom@acme.example'],
    ['<#C01|general> <#C02>', '#general #C02'],
    ['<!here> <!subteam^S01|@design>', '@here @design'],
    ['*bold* _it_ `code`', '*bold* _it_ `code`'],
  ]
  for (const [text = '', words] of rows) expect(plainWords(text)).toBe(words)
})
