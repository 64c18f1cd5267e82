export const USUAL_WIDTH = 1024

/** Sets the width of happy-dom's window. Its media queries do not read `innerWidth`. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as typeof window & { happyDOM: { setViewport: (viewport: { width: number }) => void } } // the tests' own window has it
  happyDOM.setViewport({ width })
}
