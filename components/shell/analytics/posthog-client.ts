import { posthog } from 'posthog-js/dist/module.slim.no-external'
import { harmlessOf, type AnalyticsEvent } from '@/lib/shared/analytics/analytics-rules'
import type { CountedPage } from '@/lib/shared/analytics/counted-pages'
import { RECORD_EVENT } from './record-event'

/** The page that is being counted; null while a page is open that never is. */
let page: CountedPage | null = null
let isBegun = false

const HALF_AN_HOUR = 30 * 60

/** Nothing is sent by PostHog's client of its own accord: no clicks, no recordings, no errors, nothing on leaving. */
function begin() {
  isBegun = true
  // The server adds the key, so the name stands only in the storage of this tab.
  posthog.init('rapport', {
    api_host: '/ingest',
    persistence: 'sessionStorage',
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: HALF_AN_HOUR,
    respect_dnt: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    disableDeviceModel: true,
    // What waits to be sent could leave from a page that is never counted.
    request_batching: false,
    disable_compression: true,
    debug: false,
    get_current_url: () => page ?? '/',
    before_send: (sent) => sent && page && { ...sent, properties: { ...harmlessOf(sent.properties), $pathname: page } },
  })
  window.addEventListener(RECORD_EVENT, ({ detail }) => capture(detail))
}

function capture(event: AnalyticsEvent) {
  // The address without a slash at its end, which Next would redirect.
  if (page) posthog.capture(event, {}, { send_instantly: true, _url: '/ingest/e' })
}

/** Counts that a page is opened, and from here on what is done on it. */
export function countPage(opened: CountedPage) {
  page = opened
  if (isBegun) posthog.__loaded = true
  else begin()
  capture('$pageview')
}

/** Stops until the next page that is counted. Without this its client would try again, from any page, what had failed. */
export function stopCounting() {
  page = null
  posthog.__loaded = false
}
