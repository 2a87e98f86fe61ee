import { Img } from 'react-email'
import { avatarOf } from '@/lib/shared/avatar'
import { look } from './look'

/** The sender's photo, added as the mail leaves. It is attached under this id. */
export interface Face {
  cid: string
}

/** Mail clients don't know oklch, so the avatar's colours are worked out here, as sRGB. */
function hex(lightness: number, chroma: number, hue: number) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (value: number) => {
    const bounded = Math.min(1, Math.max(0, value))
    const curved = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}

const coloursOf = (hue: number) => ({ backgroundColor: hex(0.905, 0.052, hue), color: hex(0.36, 0.085, hue) })

interface SenderLineProps {
  name: string
  /** What they did, as "asked for your feedback"; empty where the text says it. */
  did: string
  face?: Face
}

/** "Priya Nair asked for your feedback", beside her face: initials wherever the photo is missing or not loaded. */
export function SenderLine({ name, did, face }: SenderLineProps) {
  const { letters, hue } = avatarOf(name)
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={look.sender}>
      <tbody>
        <tr>
          <td width={40} valign="top" data-skip-in-text="true">
            <div style={{ ...look.face, ...coloursOf(hue) }}>
              {face === undefined ? (
                letters
              ) : (
                <Img src={`cid:${face.cid}`} width={40} height={40} alt={letters} style={look.photo} />
              )}
            </div>
          </td>
          <td valign="middle" className="ink" style={look.senderWords}>
            <strong style={look.senderName}>
              <bdi>{name}</bdi>
            </strong>
            {did === '' ? null : ` ${did}`}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
