import { TextLink } from '@/components/ui/button/text-link'
import type { HelpBlock, HelpSpan } from '@/lib/help/rules/help-page'

function SpanView({ span }: { span: HelpSpan }) {
  if (span.kind === 'strong') return <strong className="font-semibold">{span.text}</strong>
  if (span.kind === 'code') return <code className="rounded-sm bg-sunken px-1 font-mono text-sm">{span.text}</code>
  if (span.kind === 'link') return <TextLink href={span.href}>{span.text}</TextLink>
  return span.text
}

const SpanList = ({ spans }: { spans: readonly HelpSpan[] }) =>
  spans.map((span, index) => <SpanView key={index} span={span} />)

function BlockView({ block }: { block: HelpBlock }) {
  if (block.kind === 'heading') {
    return (
      <h2 id={block.anchor} className="mt-8 scroll-mt-6 text-lg font-semibold text-balance">
        {block.text}
      </h2>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="mt-3 text-pretty">
        <SpanList spans={block.spans} />
      </p>
    )
  }
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List className={`mt-3 grid gap-1.5 pl-6 ${block.isNumbered ? 'list-decimal' : 'list-disc'} marker:text-subtle`}>
      {block.items.map((spans, index) => (
        <li key={index} className="pl-1 text-pretty">
          <SpanList spans={spans} />
        </li>
      ))}
    </List>
  )
}

/** Rendered as elements, so no markup of its own reaches the browser. */
export const HelpBlocks = ({ blocks }: { blocks: readonly HelpBlock[] }) => (
  <div className="text-reading wrap-anywhere">
    {blocks.map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </div>
)
