/** The options of the run, set before anything else begins. A process makes one run. */
export const settings = { seed: 0, port: 0, seconds: 0, round: 0, troubles: '', pictures: '' }
