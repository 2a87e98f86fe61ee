import { describe, expect, it } from 'vitest'
import { drawablePercent, progressTone } from '@/components/ui/display/progress-tone'

describe('progressTone', () => {
  it.each([
    [0, 'danger'],
    [24.9, 'danger'],
    [25, 'warning'],
    [49, 'warning'],
    [50, 'info'],
    [74, 'info'],
    [75, 'success'],
    [98, 'success'],
    [99, 'primary'],
    [140, 'primary'],
  ])('%d percent is %s', (percent, tone) => expect(progressTone(percent)).toBe(tone))
})

describe('drawablePercent', () => {
  it.each([
    [-5, 0],
    [40.5, 40.5],
    [140, 100],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d is drawn as %d', (percent, drawn) => expect(drawablePercent(percent)).toBe(drawn))
})
