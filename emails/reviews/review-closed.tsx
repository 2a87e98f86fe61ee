import { plural } from '@/lib/shared/text'
import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface ReviewClosedProps {
  recipientName: string
  reviewTitle: string
  answeredCount: number
  askedCount: number
  /** So few answered without their names that nothing of it is shown. */
  isHidden: boolean
  link: string
  workspaceName: string
}

const hasResults = ({ answeredCount, isHidden }: ReviewClosedProps) => answeredCount > 0 && !isHidden

/** How it went, and what there is to read. */
function endOf(props: ReviewClosedProps) {
  const { answeredCount, askedCount } = props
  if (answeredCount === 0) return 'Nobody answered, so there is nothing to read.'
  const answered = `${answeredCount} of ${plural(askedCount, 'person', 'people')} answered.`
  return hasResults(props)
    ? `${answered} The results are ready to read.`
    : `${answered} That is too few to show what they wrote without giving away who wrote it, so it stays hidden.`
}

export const subject = (props: ReviewClosedProps) =>
  hasResults(props) ? `The results of ${props.reviewTitle} are ready` : `${props.reviewTitle} is closed`

export default function ReviewClosed(props: ReviewClosedProps) {
  const { recipientName, reviewTitle, link, workspaceName } = props
  const end = endOf(props)
  return (
    <Layout
      preview={`${reviewTitle} is closed. ${end}`}
      why="You get this because you asked for this feedback."
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>this feedback is closed. {end}</Greeting>
      <ActionButton href={link} label={hasResults(props) ? 'Read the results' : 'Open the feedback'} />
    </Layout>
  )
}

ReviewClosed.PreviewProps = {
  recipientName: 'Priya',
  reviewTitle: 'Q3 peer feedback',
  answeredCount: 7,
  askedCount: 9,
  isHidden: false,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewClosedProps
