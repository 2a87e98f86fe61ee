import { Link, Text } from 'react-email'
import { plural } from '@/lib/shared/text'
import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { look } from '@/emails/_parts/look'
import { Greeting, Title } from '@/emails/_parts/text'

export interface GoalRemindedProps {
  recipientName: string
  /** Never empty. */
  lines: { title: string; text: string; link: string }[]
  link: string
  workspaceName: string
}

const headline = ({ lines }: GoalRemindedProps) =>
  lines.length === 1 ? `Check in on “${lines[0]?.title ?? ''}”` : `Check in on ${plural(lines.length, 'goal')}`

export const subject = headline

export default function GoalReminded(props: GoalRemindedProps) {
  const { recipientName, lines, link, workspaceName } = props
  return (
    <Layout
      preview={lines.map(({ title }) => title).join(', ')}
      why={`You get this because these goals are yours in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>{headline(props)}</Title>
      <Greeting name={recipientName}>these goals are due:</Greeting>
      {lines.map((line) => (
        <Text key={line.link} className="ink" style={{ ...look.fact, paddingBottom: '12px' }}>
          <Link className="teal" style={look.wordLink} href={line.link}>
            {line.title}
          </Link>
          <br />
          <span className="muted" style={look.factName}>
            {line.text}
          </span>
        </Text>
      ))}
      <ActionButton href={link} label="Check in" />
    </Layout>
  )
}

GoalReminded.PreviewProps = {
  recipientName: 'Tom',
  lines: [
    {
      title: 'Cut response time to four hours',
      text: 'Check-in due · 40%',
      link: 'https://rapport.example/goals/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/detail',
    },
    {
      title: 'Hire two designers',
      text: 'Ends Dec 31, 2026 · 50%',
      link: 'https://rapport.example/goals/0c3b7c0f-8a54-4c1d-9d61-6f1b4c0e2a11/detail',
    },
  ],
  link: 'https://rapport.example/goals/check-in',
  workspaceName: 'Acme',
} satisfies GoalRemindedProps
