import { expect, test } from 'vitest'
import { clearTop } from '@/components/ui/overlay/toast-top'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const box = (top: number, right: number, width = 120) => ({ top, right, width, bottom: top + 36 })

test.each([
  ['no button', [], desktop, 24, 24],
  ['a primary button in the corner', [box(40, 1400)], desktop, 24, 84],
  ['a button beside the toast', [box(40, 900)], desktop, 24, 24],
  ['a button below the toast', [box(300, 1400)], desktop, 24, 24],
  ['a button scrolled away above', [box(-60, 1400)], desktop, 24, 24],
  ['a hidden button', [box(40, 1400, 0)], desktop, 24, 24],
  ['two buttons, one below the other', [box(100, 1400), box(40, 1400)], desktop, 24, 144],
  ['a button across a phone', [box(70, 374, 358)], phone, 16, 114],
  ['buttons all the way down', [20, 90, 160, 230, 300, 370, 440].map((top) => box(top, 374)), phone, 16, 16],
])('a toast covers no primary button: %s', (_what, buttons, view, offset, top) => {
  expect(clearTop(buttons, view, offset)).toBe(top)
})
