/** The part of autocannon that the load test uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until a request times out. */
    timeout: number;
    headers: Record<string, string>;
    requests: { path: string }[];
  }
  interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    requests: { average: number };
    /** Milliseconds. */
    latency: { p97_5: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
