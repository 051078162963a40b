/** One tab of a browser. Positions are in CSS px from the viewport's top left corner. */
export interface Driver {
  /** Loads a page and waits for its load event. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; what is not JSON is lost. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse there, and presses its button. */
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  wheel(x: number, y: number, by: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Space' | 'Tab' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A running browser. Each tab is a visitor of its own: nothing is kept from an earlier one. */
export interface Browser {
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}
