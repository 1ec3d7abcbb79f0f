import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'

/** How a server reports on itself. */
export interface LogOptions {
  /** The least grave that is written: failures of ours, warnings, or also what it begins and ends. */
  readonly level: 'error' | 'warn' | 'info'
  /** Whether each request is a line too, with the address that asked. */
  readonly access: boolean
  /** Where lines of JSON go; standard output by default. */
  readonly write?: (line: string) => void
}

/** The server's own logger, without its lines for requests: ours say less of people. Nothing is written without options. */
export function loggerOf(
  log: LogOptions | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  if (log === undefined) return { logger: false }
  const { level, access, write } = log
  const shared = { level: access ? 'info' : level }
  return {
    logger: write === undefined ? shared : { ...shared, stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * A line for each failure of ours, and with an access log one for each request: who, what, how it ended, how long it took in ms.
 * What stands behind `?` is what people look for, and is not written; neither is a body or a header.
 */
export function writeRequests(app: FastifyInstance, log: LogOptions | undefined): void {
  if (log === undefined) return
  app.addHook('onError', async ({ method, url }, _, err) => {
    if ((err.statusCode ?? 500) >= 500) app.log.error({ method, path: pathOf(url), err }, 'failed')
  })
  if (!log.access) return
  app.addHook('onResponse', async ({ ip, method, url }, { statusCode, elapsedTime }) => {
    app.log.info(
      { ip, method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime) },
      'request',
    )
  })
}

function pathOf(url: string): string | undefined {
  return url.split('?')[0]
}
