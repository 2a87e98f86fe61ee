import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { captionFile, captionsOf, recordingPath, type Tutorial } from '@/lib/help/rules/tutorials'
import { fromRoot } from '@/scripts/support/root.mjs'

export const frame = { width: 1280, height: 720 } as const

/** Long enough to read a caption before something happens, and to see what has happened. */
const [beforeMs, afterMs] = [1_300, 1_500]

/** What is done for a step, while its caption is shown. */
export type Act = (page: Page) => Promise<unknown>

const fileOf = (name: string, kind: 'webm' | 'webp' | 'vtt') => fromRoot('public', recordingPath(name, kind))

/** A pointer that goes from press to press, and a mark where it pressed. */
const pointer = {
  cursor: 'pointer',
  duration: 700,
  style: {
    point: 'width: 28px; height: 28px; border-radius: 50%; background: rgb(13 148 136 / 0.35)',
    title: 'display: none',
  },
} as const

/** The first screen is Home in each of them; by then they differ. */
const POSTER_AFTER = 1

const POSTER_WIDTH = 800

async function takePoster(page: Page, name: string) {
  const poster = sharp(await page.screenshot())
    .resize(POSTER_WIDTH)
    .webp({ quality: 80, effort: 6 })
  await poster.toFile(fileOf(name, 'webp'))
}

/** Records a tutorial from the screen that is open: its video, a picture from it, and captions from its own steps. */
export async function record(page: Page, tutorial: Tutorial, acts: readonly Act[]) {
  const { name } = tutorial
  await mkdir(fromRoot('public/tutorials'), { recursive: true })
  await page.screencast.start({ path: fileOf(name, 'webm'), size: frame, fps: 10 })
  await page.screencast.showActions(pointer)
  const beganAt = Date.now()
  const startsMs: number[] = []
  for (const [index, act] of acts.entries()) {
    startsMs.push(Date.now() - beganAt)
    await page.waitForTimeout(beforeMs)
    await act(page)
    await page.waitForTimeout(afterMs)
    if (index === POSTER_AFTER) await takePoster(page, name)
  }
  const endMs = Date.now() - beganAt
  await page.screencast.stop()
  await writeFile(fileOf(name, 'vtt'), captionFile(captionsOf(tutorial), startsMs, endMs))
  return endMs
}
