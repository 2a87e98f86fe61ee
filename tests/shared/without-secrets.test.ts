import { expect, test } from 'vitest'
import { messageWithoutSecrets, pathWithoutSecrets } from '@/lib/shared/error-reports/without-secrets'

const token = 'pGZ9kcYQmT-e0sO3vB7uLw2Xr5Jd8Ha1Nf4Ib6Ky_Ee'
const lettersOnly = 'pGZkcYQmTesOvBuLwXrJdHaNfIbKyEepGZkcYQmTesO'
const id = '4c0d8a3e-8a57-4b8e-9d64-2d4f1f0a9b11'

const paths: [path: string, left: string][] = [
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/users/teams/add?name=Ada#top', '/users/teams/add'],
  [`/goals/${id}/detail`, '/goals/…/detail'],
  [`/feedback/rvc-${token}/unsubscribe`, '/feedback/…/unsubscribe'],
  [`/feedback/rvc-${lettersOnly}`, '/feedback/…'],
  [`/auth/magic-link/${lettersOnly.toLowerCase()}`, '/auth/magic-link/…'],
  ['/help/ask-people-outside', '/help/ask-people-outside'],
  ['/(product)/goals/[id]/detail', '/(product)/goals/[id]/detail'],
  ['/api/auth/[...nextauth]', '/api/auth/[...nextauth]'],
  ['/Ada Byron', '/…'],
  ['/%41da', '/…'],
]

test.each(paths)('of the path %s stays %s', (path, left) => {
  expect(pathWithoutSecrets(path)).toBe(left)
})

const messages: [message: string, left: string][] = [
  ['The far side is gone.', 'The far side is gone.'],
  ["Cannot read properties of undefined (reading 'email')", "Cannot read properties of undefined (reading 'email')"],
  [
    "Failed to execute 'removeChild' on 'Node': not a child.",
    "Failed to execute 'removeChild' on 'Node': not a child.",
  ],
  ['Unexpected token in "Ada said so"', 'Unexpected token in “…”'],
  ["'#hunter2' is not a valid selector", '“…” is not a valid selector'],
  ['“It isn’t you” is no word', '“…” is no word'],
  ["The value 'Ada's word", 'The value “…”'],
  ['Nobody is called ada@acme.example here', 'Nobody is called … here'],
  [`No page at https://rapport.example/feedback/rvc-${token}?to=ada`, 'No page at …'],
  [`No page at /feedback/rvc-${token}?to=ada`, 'No page at /feedback/…'],
  ['Minified error #418; visit react.example/errors/418?args[]=Ada for more', 'Minified error #418; visit … for more'],
  [`The code ${token} is spent`, 'The code … is spent'],
  [`The code ${lettersOnly} is spent`, 'The code … is spent'],
  ['Call +49 3012345678', 'Call +49 …'],
  ['The first line.\nAda said so.', 'The first line.'],
]

test.each(messages)('of the message %s stays %s', (message, left) => {
  expect(messageWithoutSecrets(message)).toBe(left)
})

test('a message is no longer than a line', () => {
  expect(messageWithoutSecrets('so it is and '.repeat(100)).length).toBeLessThanOrEqual(300)
})
