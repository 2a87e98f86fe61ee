import { Link, Text } from 'react-email'
import { plural } from '@/lib/shared/text'
import { ActionButton } from '@/emails/_parts/button'
import { isOver } from '@/emails/_parts/ending'
import { Layout } from '@/emails/_parts/layout'
import { look } from '@/emails/_parts/look'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

interface WaitingReview {
  title: string
  askerName: string
  /** "Closes tomorrow at 05:00 pm"; null when it stays open. */
  closes: string | null
  /** Until when it can be answered; null: no end is known. */
  endsAt: string | null
  link: string
}

export interface ReviewDigestProps {
  recipientName: string
  /** What closes first comes first; never empty. */
  waiting: WaitingReview[]
  /** The list of all that wait, where it is not one form alone. */
  link: string
  workspaceName: string
}

/** What can be answered by the time it leaves. */
export function asOf(props: ReviewDigestProps, at: Date): ReviewDigestProps | null {
  const waiting = props.waiting.filter(({ endsAt }) => !isOver(endsAt, at))
  return waiting.length === 0 ? null : { ...props, waiting }
}

const isOne = (waiting: WaitingReview[]) => waiting.length === 1

export const subject = ({ waiting }: ReviewDigestProps) =>
  isOne(waiting)
    ? `${waiting[0]?.title ?? ''} is waiting for your answer`
    : `${plural(waiting.length, 'answer')} are waiting for you`

function WaitingLine({ title, askerName, closes, link, isLinked }: WaitingReview & { isLinked: boolean }) {
  return (
    <Text className="ink" style={{ ...look.fact, paddingBottom: '12px' }}>
      {isLinked ? (
        <Link className="teal" style={look.wordLink} href={link}>
          {title}
        </Link>
      ) : (
        title
      )}
      <br />
      <span className="muted" style={look.factName}>
        {[`Asked by ${askerName}`, closes].filter((part) => part !== null).join('. ')}.
      </span>
    </Text>
  )
}

export default function ReviewDigest(props: ReviewDigestProps) {
  const { recipientName, waiting, link, workspaceName } = props
  const first = waiting[0]
  return (
    <Layout
      preview={[first?.title, first?.closes].filter(Boolean).join('. ')}
      why={`You get this because you were asked for feedback in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>
        {isOne(waiting) ? 'Your answer is waiting' : `${plural(waiting.length, 'answer')} are waiting for you`}
      </Title>
      <Greeting name={recipientName}>a few minutes of yours would help somebody here.</Greeting>
      {waiting.map((review) => (
        <WaitingLine key={review.link} {...review} isLinked={!isOne(waiting)} />
      ))}
      <ActionButton
        href={isOne(waiting) && first ? first.link : link}
        label={isOne(waiting) ? 'Give feedback' : 'See what is waiting'}
      />
      <SmallPrint>Whatever you have answered is not mentioned again.</SmallPrint>
    </Layout>
  )
}

ReviewDigest.PreviewProps = {
  recipientName: 'Tom',
  waiting: [
    {
      title: 'Q3 peer feedback',
      askerName: 'Priya Nair',
      closes: 'Closes tomorrow at 05:00 pm',
      endsAt: '2026-11-24T11:30:00.000Z',
      link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
    },
    {
      title: 'How the release went',
      askerName: 'Mira Stone',
      closes: null,
      endsAt: null,
      link: 'https://rapport.example/feedback/id/0c3b7c0f-8a54-4c1d-9d61-6f1b4c0e2a11',
    },
  ],
  link: 'https://rapport.example/feedback?tab=pending',
  workspaceName: 'Acme',
} satisfies ReviewDigestProps
