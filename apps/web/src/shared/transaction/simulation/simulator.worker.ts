/** The interpreter in its own worker, loaded when the first transaction is reviewed. */
import { serveSimulator, type WorkerScope } from '@tyto/simulator'

serveSimulator(self as unknown as WorkerScope)
