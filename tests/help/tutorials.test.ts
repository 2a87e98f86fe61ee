import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTutorials } from '@/lib/help/queries/list-help'
import { captionFile, captionsOf, recordingPath, tutorialsIn } from '@/lib/help/rules/tutorials'
import { root } from '@/tests/structure/support/project'

const page = findTutorials() ?? { blocks: [] }
const tutorials = tutorialsIn(page)
const fileOf = (name: string, kind: 'webm' | 'webp' | 'vtt') => join(root, 'public', recordingPath(name, kind))

test('captions follow each other from step to step', () => {
  expect(captionFile(['Open it.', 'Press it.'], [0, 2_500], 63_000)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nOpen it.\n\n00:00:02.500 --> 00:01:03.000\nPress it.\n',
  )
})

test('each part of the page is a recording, and nothing stands beside them', () => {
  expect(tutorials).toHaveLength(3)
  expect(page.blocks).toHaveLength(1 + 2 * tutorials.length)
})

test.each(tutorials.map((tutorial) => [tutorial.name, tutorial] as const))(
  '%s has a video of at most 1 MB, a picture, and captions that say what its steps say',
  (name, tutorial) => {
    const captions = readFileSync(fileOf(name, 'vtt'), 'utf8')
    const cues = captions.split('\n\n').slice(1)
    expect(cues.map((cue) => cue.trim().split('\n')[1])).toEqual(captionsOf(tutorial))
    const times = [...captions.matchAll(/00:\d\d:(\d\d)\.(\d{3})/g)].map(([, s, ms]) => Number(s) * 1000 + Number(ms))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThanOrEqual(45_000)
    expect(statSync(fileOf(name, 'webm')).size).toBeLessThan(1_048_576)
    expect(statSync(fileOf(name, 'webp')).size).toBeLessThan(200_000)
  },
)
