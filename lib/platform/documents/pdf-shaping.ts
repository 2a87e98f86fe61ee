import 'server-only'
import type * as harfbuzz from 'harfbuzzjs'

/** The part of the packages that shapes joined scripts. */
export type Shaping = typeof harfbuzz

type Glyph = { codePoints: number[] }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

/** A typeface as the sheet has it, with glyph shapes and a layout for simpler scripts. */
export type Typeface = {
  getGlyph: (id: number, codePoints: number[]) => Glyph
  layout: (text: string) => { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
}

/** The letters of each glyph, for copying; parts of another glyph belong to the one before. */
function lettersOf(text: string, places: readonly number[]) {
  const drawn = new Set(places)
  const letters = new Map<number, number[]>()
  let place = 0
  let index = 0
  for (const letter of text) {
    if (drawn.has(index)) place = index
    letters.set(place, [...(letters.get(place) ?? []), letter.codePointAt(0) ?? 0])
    index += letter.length
  }
  // Of several glyphs for one letter only the first is copied.
  return places.map((at, order) => (places.indexOf(at) === order ? (letters.get(at) ?? []) : []))
}

/** Positions are in the units of the typeface. */
function shaped(shaping: Shaping, font: harfbuzz.Font, text: string) {
  const buffer = new shaping.Buffer()
  buffer.setClusterLevel(shaping.ClusterLevel.CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shaping.shape(font, buffer)
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() }
}

/**
 * Replaces the sheet's layout by the script's own rules. The sheet's shaper fails at some texts and misspells others,
 * such as three Bengali consonants in a row.
 */
export function shapeWith(shaping: Shaping, typeface: Typeface, file: Uint8Array<ArrayBuffer>) {
  const font = new shaping.Font(new shaping.Face(new shaping.Blob(file.buffer)))
  typeface.layout = (text) => {
    const { infos, positions } = shaped(shaping, font, text)
    const letters = lettersOf(
      text,
      infos.map(({ cluster }) => cluster),
    )
    return {
      glyphs: infos.map(({ codepoint: id }, index) => typeface.getGlyph(id, letters[index] ?? [])),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      // The sheet scales the positions before it asks for their sum.
      get advanceWidth() {
        return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}
