import { expect, test, vi } from 'vitest'
import { isSlackPicture } from '@/lib/platform/slack/pictures'
import { workerSettings } from '@/tests/support/providers/worker'

test.each([
  'https://avatars.slack-edge.com/2024-01-01/1_512.png',
  'https://a.slack-edge.com/80588/img/avatars/ava_0001-512.png',
  'https://secure.gravatar.com/avatar/0123.jpg?s=512',
])('a picture at Slack may be fetched: %s', (address) => {
  expect(isSlackPicture(address)).toBe(true)
})

test.each([
  'http://avatars.slack-edge.com/1.png',
  'https://avatars.slack-edge.com:8443/1.png',
  'https://avatars.slack-edge.com@elsewhere.example/1.png',
  'https://avatars.slack-edge.com.elsewhere.example/1.png',
  'https://not-slack-edge.com/1.png',
  'https://www.gravatar.com/avatar/0123.jpg',
  'https://127.0.0.1/1.png',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'no address',
  '',
])('no other may: %s', (address) => {
  expect(isSlackPicture(address)).toBe(false)
})

test('outside production, one beside the Slack that is used may', async () => {
  const { SLACK_API_URL } = await workerSettings()
  // Settings are read once, and another test of this worker may have read them as in production.
  vi.resetModules()
  const { isSlackPicture: isPictureNow } = await import('@/lib/platform/slack/pictures')
  expect(isPictureNow(new URL('/slack/pictures/1.png', SLACK_API_URL).href)).toBe(true)
})
