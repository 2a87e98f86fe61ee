import { expect, test } from 'vitest'
import { slackOAuth } from '@/lib/platform/slack/slack-oauth'
import { slackDialogs } from '@/lib/slack/acts/schema'
import { read } from '@/tests/structure/support/project'

const manifest = /```yaml\n([\s\S]*?)```/.exec(read('docs/slack-app.md'))?.[1] ?? ''

/** The list under a key of the manifest. */
const listUnder = (key: string) =>
  (new RegExp(`\\n +${key}:\\n((?: +- .*\\n)+)`).exec(manifest)?.[1] ?? '').match(/(?<=- )\S+/g) ?? []

const asked = (owner: 'workspace' | 'person') => {
  const url = new URL(slackOAuth.authorizeUrl({ state: 'x', verifier: 'x', owner, email: 'x' }))
  return Object.fromEntries(url.searchParams)
}

test('the manifest asks for the scopes that people are asked for', () => {
  expect(listUnder('bot').toSorted()).toEqual(asked('workspace').scope?.split(',').toSorted())
  expect(listUnder('user').toSorted()).toEqual(asked('person').user_scope?.split(',').toSorted())
})

test('the manifest leads Slack to the addresses there are', () => {
  const paths = [
    '/profile/connect/slack',
    ...['commands', 'events', 'interactivity'].map((name) => `/api/slack/${name}`),
  ]
  expect(paths.filter((path) => !manifest.includes(`https://rapport.example.com${path}\n`))).toEqual([])
  expect(asked('person').redirect_uri).toMatch(/\/profile\/connect\/slack$/)
  expect(manifest).toContain(`callback_id: ${slackDialogs.thanks}\n`)
  expect(manifest).toContain(`callback_id: ${slackDialogs.ask}\n`)
})
