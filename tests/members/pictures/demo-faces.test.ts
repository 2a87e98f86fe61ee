import { expect, test } from 'vitest'
import { photoOf } from '@/lib/members/pictures/steps/photo-of'
import { pictureLimits } from '@/lib/members/pictures/rules'
import { looks } from '@/prisma/seed/acme/looks'
import { people } from '@/prisma/seed/acme/people'
import { logos } from '@/prisma/seed/pictures/logos'
import { pictureFile } from '@/prisma/seed/pictures/picture-file'
import { portrait } from '@/prisma/seed/pictures/portrait'
import { keysOf } from '@/prisma/seed/stage/people/person'

const drawings = keysOf(people).flatMap((key) => {
  const look = looks[key]
  return look ? [portrait(`${people[key].firstName} ${people[key].lastName}`, look)] : []
})

test('nearly everybody of the demo has a face, and no two are alike', () => {
  expect(drawings.length).toBeGreaterThan(30)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('a drawn face or logo is a picture that people could upload', async () => {
  for (const drawing of [...drawings.slice(0, 3), ...Object.values(logos)]) {
    const file = await pictureFile(drawing)
    expect(file.size).toBeLessThan(pictureLimits.bytes)
    const photo = await photoOf(new Uint8Array(await file.arrayBuffer()))
    expect(photo?.length).toBeGreaterThan(500)
  }
})
