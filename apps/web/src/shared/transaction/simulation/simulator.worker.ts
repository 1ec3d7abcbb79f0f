/** The interpreter, in a worker of its own: loaded when the first transaction is looked at. */
import { serveSimulator, type WorkerScope } from '@tyto/simulator'

serveSimulator(self as unknown as WorkerScope)
