import { plural } from '@/lib/shared/text'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewClosedProps {
  reviewTitle: string
  answeredCount: number
  askedCount: number
  /** Too few anonymous answers to show any. */
  isHidden: boolean
  link: string
  workspaceName: string
}

const hasResults = ({ answeredCount, isHidden }: ReviewClosedProps) => answeredCount > 0 && !isHidden

function endOf(props: ReviewClosedProps) {
  const { answeredCount, askedCount } = props
  if (answeredCount === 0) return 'Nobody answered.'
  const answered = `${answeredCount} of ${plural(askedCount, 'person', 'people')} answered.`
  return hasResults(props) ? answered : `${answered} That’s too few to show without revealing who wrote what.`
}

export const subject = (props: ReviewClosedProps) =>
  hasResults(props) ? `Results are ready: “${props.reviewTitle}”` : `“${props.reviewTitle}” is closed`

export default function ReviewClosed(props: ReviewClosedProps) {
  const { reviewTitle, link, workspaceName } = props
  return (
    <ShortLetter
      link={link}
      workspaceName={workspaceName}
      title={hasResults(props) ? `Results are ready: ${reviewTitle}` : `${reviewTitle} is closed`}
      text={endOf(props)}
      button={hasResults(props) ? 'Read the results' : 'Open the feedback'}
      why="you asked for this feedback"
    />
  )
}

ReviewClosed.PreviewProps = {
  reviewTitle: 'Q3 peer feedback',
  answeredCount: 7,
  askedCount: 9,
  isHidden: false,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewClosedProps
