import { posthog } from 'posthog-js/dist/module.slim.no-external'
import { harmlessOf, type AnalyticsEvent } from '@/lib/shared/analytics/analytics-rules'
import type { CountedPage } from '@/lib/shared/analytics/counted-pages'
import { RECORD_EVENT } from './record-event'

/** The counted page; null on pages that never count. */
let page: CountedPage | null = null
let isBegun = false

const HALF_AN_HOUR = 30 * 60

/** Disables autocapture, recordings, errors and page-leave events. */
function begin() {
  isBegun = true
  // The server adds the key, so this name is only a storage key.
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
    // A queued event could leave from a page that is never counted.
    request_batching: false,
    disable_compression: true,
    debug: false,
    get_current_url: () => page ?? '/',
    before_send: (sent) => sent && page && { ...sent, properties: { ...harmlessOf(sent.properties), $pathname: page } },
  })
  window.addEventListener(RECORD_EVENT, ({ detail }) => capture(detail))
}

function capture(event: AnalyticsEvent) {
  // No trailing slash, because Next would redirect it.
  if (page) posthog.capture(event, {}, { send_instantly: true, _url: '/ingest/e' })
}

/** Counts a page view, and events until the next page. */
export function countPage(opened: CountedPage) {
  page = opened
  if (isBegun) posthog.__loaded = true
  else begin()
  capture('$pageview')
}

/** Stops until the next counted page; else the client would retry from any page. */
export function stopCounting() {
  page = null
  posthog.__loaded = false
}
