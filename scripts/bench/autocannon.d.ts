// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    timeout: number
    requests: { headers: Record<string, string> }[]
  }): Promise<{
    requests: { total: number }
    latency: { p99: number }
    duration: number
    non2xx: number
    errors: number
    timeouts: number
  }>
}
