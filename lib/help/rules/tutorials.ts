import type { HelpBlock, HelpPage, HelpSpan } from './help-page'

export const tutorialsSlug = 'video-tutorials'

export type Tutorial = { name: string; title: string; steps: HelpSpan[][] }

/** Each is a heading and a list of steps. */
export const tutorialsIn = ({ blocks }: Pick<HelpPage, 'blocks'>): Tutorial[] =>
  blocks.flatMap((block, index) => {
    const next: HelpBlock | undefined = blocks[index + 1]
    if (block.kind !== 'heading' || next?.kind !== 'list') return []
    return [{ name: block.anchor, title: block.text, steps: next.items }]
  })

export const captionsOf = ({ steps }: Tutorial) => steps.map((spans) => spans.map(({ text }) => text).join(''))

export const recordingPath = (name: string, kind: 'webm' | 'webp' | 'vtt') => `/tutorials/${name}.${kind}`

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23)

/** A WebVTT file: each caption lasts until the next step begins. */
export function captionFile(captions: readonly string[], startsMs: readonly number[], endMs: number): string {
  const cues = captions.map((text, index) => {
    const from = startsMs[index] ?? endMs
    const to = startsMs[index + 1] ?? endMs
    return `${clock(from)} --> ${clock(to)}\n${text}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
