import { Img } from 'react-email'
import { avatarColours, avatarOf } from '@/lib/shared/avatar'
import { look } from './look'

/** The sender's photo, attached under this id on sending. */
export interface Face {
  cid: string
}

interface SenderLineProps {
  name: string
  /** For example "asked for your feedback"; empty if the text says it. */
  did: string
  face?: Face
}

/** "Priya Nair asked for your feedback" beside her photo, or initials if it is missing or blocked. */
export function SenderLine({ name, did, face }: SenderLineProps) {
  const { letters, hue } = avatarOf(name)
  const { paper, ink } = avatarColours(hue)
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={look.sender}>
      <tbody>
        <tr>
          <td width={40} valign="top" data-skip-in-text="true">
            <div style={{ ...look.face, backgroundColor: paper, color: ink }}>
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
