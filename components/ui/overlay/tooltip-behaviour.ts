const delayMs = 100
const gap = 6
const margin = 8

/** Whether text in the element is truncated or hidden. */
function isCut(element: HTMLElement): boolean {
  const texts = [element, ...element.querySelectorAll<HTMLElement>('.truncate')]
  return texts.some((node) => node.clientWidth === 0 || node.scrollWidth > node.clientWidth)
}

function tipOf(target: EventTarget | null): { owner: HTMLElement; text: string } | undefined {
  if (!(target instanceof Element)) return undefined
  const owner = target.closest('[data-tip], [data-tip-if]')
  if (!(owner instanceof HTMLElement)) return undefined
  if (owner.dataset.tipIf === 'cut' && !isCut(owner)) return undefined
  const text = owner.dataset.tip ?? owner.textContent
  return text ? { owner, text } : undefined
}

function place(bubble: HTMLElement, owner: HTMLElement) {
  const anchor = owner.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const left = anchor.left + anchor.width / 2 - own.width / 2
  const above = anchor.top - own.height - gap
  bubble.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - own.width - margin))}px`
  bubble.style.top = `${above < margin ? anchor.bottom + gap : above}px`
}

/** The bubble and its current owner. */
function bubbleOf(bubble: HTMLElement) {
  let owner: HTMLElement | undefined

  function hide() {
    if (owner?.getAttribute('aria-describedby') === bubble.id) owner.removeAttribute('aria-describedby')
    owner = undefined
    if (bubble.matches(':popover-open')) bubble.hidePopover()
  }

  function show(tip: { owner: HTMLElement; text: string }) {
    hide()
    if (!tip.owner.isConnected) return
    owner = tip.owner
    bubble.textContent = tip.text
    bubble.showPopover()
    place(bubble, owner)
    // Screen readers would repeat the control's own name.
    const says = [owner.getAttribute('aria-label'), owner.textContent]
    const silent = owner.hasAttribute('aria-describedby') || says.includes(tip.text)
    if (!silent) owner.setAttribute('aria-describedby', bubble.id)
  }

  return { show, hide, isFor: (element: HTMLElement) => element === owner, isOpen: () => owner !== undefined }
}

/**
 * Shows `data-tip` of the hovered or focused element in one shared bubble: after 0.1 s, kept while hovered, closed by
 * Escape. `data-tip-if="cut"` limits it to truncated text. Returns the stop function.
 */
export function attachTooltips(element: HTMLElement): () => void {
  const bubble = bubbleOf(element)
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(act?: () => void) {
    clearTimeout(timer)
    if (act) timer = setTimeout(act, delayMs)
  }

  function hide() {
    clearTimeout(timer)
    bubble.hide()
  }

  function enter(target: EventTarget | null) {
    if (target instanceof Node && element.contains(target)) return later()
    const tip = tipOf(target)
    if (tip) return later(bubble.isFor(tip.owner) ? undefined : () => bubble.show(tip))
    later(bubble.isOpen() ? bubble.hide : undefined)
  }

  const end = new AbortController()
  const options = { signal: end.signal, passive: true }
  const listen = document.addEventListener.bind(document)
  listen('pointerover', (event) => event.pointerType === 'mouse' && enter(event.target), options)
  listen(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && enter(target),
    options,
  )
  listen('focusout', hide, options)
  listen('pointerdown', hide, options)
  listen('keydown', (event) => event.key === 'Escape' && hide(), options)
  listen('scroll', hide, { ...options, capture: true })
  return () => {
    hide()
    end.abort()
  }
}
