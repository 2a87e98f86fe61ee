import { expect, test } from 'vitest'
import { removePhoto } from '@/lib/members/pictures/commands/remove-photo'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { queueMail } from '@/lib/notifications/outbox'
import { composeMail } from '@/lib/notifications/templates'
import { transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const props = { by: 'Priya Nair', others: '', category: 'Teamwork', words: 'Thank you.', workspaceName: 'Acme' }

/** What a mail of applause says and shows when it comes from this member. */
async function letterFrom(from: string | undefined, workspaceId: string) {
  const address = `${unique('tom')}@acme.example`
  const mail = { event: 'applause.given' as const, key: 'one', to: { address }, from }
  await transaction((tx) => queueMail(tx, workspaceId, [{ ...mail, props: { ...props, link: 'http://x' } }]))
  const [queued] = await mailsTo(address)
  const letter = await composeMail('applause.given', JSON.stringify(queued?.props), new Date(0))
  return { html: letter?.html ?? '', text: letter?.text ?? '', pictures: letter?.pictures ?? [] }
}

const isPng = (file: Buffer | undefined) => file?.subarray(1, 4).toString() === 'PNG'

const seen = ({ pictures, html }: Awaited<ReturnType<typeof letterFrom>>) => ({
  files: pictures.map(({ filename }) => filename),
  shown: [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid),
})

test('a letter shows its sender’s photo as a PNG, attached and not fetched', async () => {
  const sender = await aMember()
  await setPhoto(sender, { file: aFile(await aPictureFile()) })
  const letter = await letterFrom(sender.memberId, sender.workspaceId)
  expect(seen(letter)).toEqual({ files: ['rapport.png', 'photo.png'], shown: ['mark@rapport', 'face@rapport'] })
  expect(letter.pictures.every(({ content }) => isPng(content))).toBe(true)
  expect(letter.html).toContain('alt="PR"')
})

test('a photo that was removed is in no mail that leaves after, and initials take its place', async () => {
  const sender = await aMember()
  await setPhoto(sender, { file: aFile(await aPictureFile()) })
  await removePhoto(sender)
  const letter = await letterFrom(sender.memberId, sender.workspaceId)
  expect(seen(letter)).toEqual({ files: ['rapport.png'], shown: ['mark@rapport'] })
  expect(letter.html).toMatch(/>PR</)
})

test('nobody’s photo goes out in the name of another workspace', async () => {
  const [sender, stranger] = [await aMember(), await aMember()]
  await setPhoto(stranger, { file: aFile(await aPictureFile()) })
  expect(seen(await letterFrom(stranger.memberId, sender.workspaceId)).files).toEqual(['rapport.png'])
})

test('initials and pictures stay out of the plain text', async () => {
  const sender = await aMember()
  const { text } = await letterFrom(sender.memberId, sender.workspaceId)
  expect(text).toMatch(/^Priya Nair thanked you\n/)
  expect(text).not.toMatch(/^PR\b|cid:/m)
})
