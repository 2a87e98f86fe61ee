import { Link, Text } from 'react-email'
import { plural } from '@/lib/shared/text'
import { isOver } from '@/emails/_parts/ending'
import { look } from '@/emails/_parts/look'
import { ShortLetter } from '@/emails/_parts/short-letter'
import { Paragraph } from '@/emails/_parts/text'

interface MorningLine {
  /** Its notification kind. */
  about: string
  title: string
  text: string
  dueAt: string | null
  /** "Closes", if the to-do ends once due; null: it stays due. */
  ending: string | null
  /** "Closes tomorrow at 05:00 pm", for such a line. */
  ends: string | null
  link: string
  verb: string
}

export interface MorningDigestProps {
  /** Soonest first; never empty. */
  lines: MorningLine[]
  /** Where all are listed, if several. */
  link: string
  workspaceName: string
}

/** Lines that can still be done on sending. */
export function asOf(props: MorningDigestProps, at: Date): MorningDigestProps | null {
  const lines = props.lines.filter(({ ending, dueAt }) => ending === null || !isOver(dueAt, at))
  return lines.length === 0 ? null : { ...props, lines }
}

/** "Answer: Q3 peer feedback", and the remaining count. */
function headline({ lines }: MorningDigestProps) {
  const [first] = lines
  const more = lines.length > 1 ? `, and ${lines.length - 1} more` : ''
  return first ? `${first.verb}: ${first.title}${more}` : ''
}

export const subject = headline

/** The applause of the week alone asks for nothing. */
const whyOf = ({ lines, workspaceName }: MorningDigestProps) =>
  lines.every(({ about }) => about === 'Applaud')
    ? `${workspaceName} mails its applause of the week`
    : 'something is due for you'

const factsOf = ({ text, ends }: MorningLine) => [text, ends].filter((part) => part !== null).join(' · ')

function Line({ line }: { line: MorningLine }) {
  return (
    <Text className="ink" style={{ ...look.fact, paddingBottom: '12px' }}>
      <Link className="teal" style={look.wordLink} href={line.link}>
        {line.title}
      </Link>
      <br />
      <span className="muted" style={look.factName}>
        {factsOf(line)}
      </span>
    </Text>
  )
}

export default function MorningDigest(props: MorningDigestProps) {
  const { lines, link, workspaceName } = props
  const [first] = lines
  const one = lines.length === 1 ? first : undefined
  return (
    <ShortLetter
      preview={lines.map((line) => [line.title, factsOf(line)].join(' · ')).join('. ')}
      title={one ? one.title : `${plural(lines.length, 'thing')} to do`}
      link={one?.link ?? link}
      workspaceName={workspaceName}
      button={one?.verb ?? 'See everything to do'}
      why={whyOf(props)}
    >
      {one ? <Paragraph>{factsOf(one)}</Paragraph> : lines.map((line) => <Line key={line.link} line={line} />)}
    </ShortLetter>
  )
}

MorningDigest.PreviewProps = {
  lines: [
    {
      about: 'Review',
      title: 'Q3 peer feedback',
      text: 'Asked by Priya Nair',
      dueAt: '2026-11-24T11:30:00.000Z',
      ending: 'Closes',
      ends: 'Closes tomorrow at 05:00 pm',
      link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
      verb: 'Answer',
    },
    {
      about: 'Goal',
      title: 'Cut response time to four hours',
      text: 'Check-in due · 40%',
      dueAt: '2026-11-23T18:29:00.000Z',
      ending: null,
      ends: null,
      link: 'https://rapport.example/goals/0c3b7c0f-8a54-4c1d-9d61-6f1b4c0e2a11/detail?check-in=1',
      verb: 'Check in',
    },
  ],
  link: 'https://rapport.example/dashboard',
  workspaceName: 'Acme',
} satisfies MorningDigestProps
