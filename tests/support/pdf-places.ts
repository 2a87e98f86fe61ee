import { drawingsOfPdf } from './pdf-text'

const HEIGHT = 841.89

type Box = { left: number; top: number; bottom: number }
type Line = { left: number; baseline: number }

function boxOf(path: string): Box {
  const points = [...path.matchAll(/([\d.]+) ([\d.]+) [mlc]$/gm)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

/** Where the filled boxes and the lines of words stand on each A4 page of a PDF, from its top left corner. */
export const placesOfPdf = (file: Uint8Array): { boxes: Box[]; lines: Line[] }[] =>
  drawingsOfPdf(file).map((drawing) => ({
    boxes: [...drawing.matchAll(/(?:[\d.]+ )+[mlc]\n(?:(?:[\d.]+ )+[mlc]\n)*h/g)].map(([path]) => boxOf(path)),
    lines: [...drawing.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({
      left: Number(x),
      baseline: HEIGHT - Number(y),
    })),
  }))
