import 'server-only'
import type * as harfbuzz from 'harfbuzzjs'

/** The part of the packages that knows how the letters of a script are joined. */
export type Shaping = typeof harfbuzz

type Glyph = { codePoints: number[] }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

/** A typeface as the sheet has it: it knows the shape of each glyph, and how words are laid out in simpler scripts. */
export type Typeface = {
  getGlyph: (id: number, codePoints: number[]) => Glyph
  layout: (text: string) => { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
}

/** The letters each glyph stands for, so that they can be copied; those that are part of another go with the one before. */
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
  // Of several glyphs for one letter the first alone is copied.
  return places.map((at, order) => (places.indexOf(at) === order ? (letters.get(at) ?? []) : []))
}

/** Lays out one run of text. Positions are in the units of the typeface. */
function shaped(shaping: Shaping, font: harfbuzz.Font, text: string) {
  const buffer = new shaping.Buffer()
  buffer.setClusterLevel(shaping.ClusterLevel.CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shaping.shape(font, buffer)
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() }
}

/**
 * Has a typeface lay out its words as its script wants them. What the sheet lays them out with fails at some and misspells
 * others: of three Bengali consonants in a row it joins the last to the wrong one.
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
