import { Link, Text } from 'react-email'
import { plural } from '@/lib/shared/text'
import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { look } from '@/emails/_parts/look'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

interface GatheredLine {
  message: string
  /** When it came, in the reader's zone. */
  time: string
  link: string
}

export interface NotificationDigestProps {
  recipientName: string
  /** The newest come first; never empty. */
  lines: GatheredLine[]
  /** How many there are, those beyond the lines included. */
  count: number
  link: string
  workspaceName: string
}

const headline = ({ count, workspaceName }: NotificationDigestProps) =>
  `${plural(count, 'thing')} new in ${workspaceName}`

export const subject = (props: NotificationDigestProps) => `Your day in Rapport: ${headline(props)}`

export default function NotificationDigest(props: NotificationDigestProps) {
  const { recipientName, lines, count, link, workspaceName } = props
  const others = count - lines.length
  return (
    <Layout
      preview={lines[0]?.message ?? ''}
      why={`You get this because you chose one mail a day from ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>{headline(props)}</Title>
      <Greeting name={recipientName}>this is what you have not read yet.</Greeting>
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
      {others > 0 && <Paragraph>And {plural(others, 'other')}.</Paragraph>}
      <ActionButton href={link} label="See them all" />
    </Layout>
  )
}

NotificationDigest.PreviewProps = {
  recipientName: 'Tom',
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
