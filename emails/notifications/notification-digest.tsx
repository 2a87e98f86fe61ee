import { Link, Text } from 'react-email'
import { plural } from '@/lib/shared/text'
import { look } from '@/emails/_parts/look'
import { ShortLetter } from '@/emails/_parts/short-letter'
import { Paragraph } from '@/emails/_parts/text'

interface GatheredLine {
  message: string
  /** In the reader's zone. */
  time: string
  link: string
}

export interface NotificationDigestProps {
  /** Newest first; never empty. */
  lines: GatheredLine[]
  /** The total, beyond the lines. */
  count: number
  link: string
  workspaceName: string
}

export const subject = ({ count, workspaceName }: NotificationDigestProps) =>
  `Your day in ${workspaceName}: ${plural(count, 'new notification')}`

export default function NotificationDigest({ lines, count, ...rest }: NotificationDigestProps) {
  const others = count - lines.length
  return (
    <ShortLetter
      {...rest}
      preview={lines.map(({ message }) => message).join('. ')}
      title={plural(count, 'new notification')}
      button="See them all"
      why="you chose one e-mail a day"
    >
      {lines.map((line) => (
        <Text key={`${line.link} ${line.message}`} className="ink" style={{ ...look.fact, paddingBottom: '12px' }}>
          <Link className="teal" style={look.wordLink} href={line.link}>
            {line.message}
          </Link>
          <br />
          <span className="muted" style={look.factName}>
            {line.time}
          </span>
        </Text>
      ))}
      {others > 0 && <Paragraph>And {others} more.</Paragraph>}
    </ShortLetter>
  )
}

NotificationDigest.PreviewProps = {
  lines: [
    {
      message: 'Priya Nair asked for your feedback: Q3 peer feedback',
      time: 'Nov 20, 2026, 04:12 pm',
      link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
    },
    {
      message: 'Mira Stone shared feedback with you: How the release went',
      time: 'Nov 20, 2026, 11:30 am',
      link: 'https://rapport.example/feedback/shared/0c3b7c0f-8a54-4c1d-9d61-6f1b4c0e2a11',
    },
  ],
  count: 2,
  link: 'https://rapport.example/notifications?type=unread',
  workspaceName: 'Acme',
} satisfies NotificationDigestProps
