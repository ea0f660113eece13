/** The part of Selenium that `engine.ts` uses. */
declare module 'selenium-webdriver' {
  export const By: { css(selector: string): unknown };
  export const Key: Record<'TAB' | 'ENTER' | 'ESCAPE', string>;

  export class Builder {
    disableEnvironmentOverrides(): this;
    usingServer(address: string): this;
    withCapabilities(capabilities: Record<string, unknown>): this;
    build(): Promise<WebDriver>;
  }

  interface Actions {
    sendKeys(keys: string): Actions;
    move(to: { x: number; y: number; duration: number }): Actions;
    perform(): Promise<void>;
  }

  interface WebDriver {
    get(address: string): Promise<void>;
    navigate(): { refresh(): Promise<void> };
    executeScript<Result>(script: string): Promise<Result>;
    findElement(by: unknown): { click(): Promise<void>; sendKeys(keys: string): Promise<void> };
    actions(options?: { async: boolean }): Actions;
    manage(): {
      window(): { setRect(rect: Record<'x' | 'y' | 'width' | 'height', number>): Promise<unknown> };
    };
    takeScreenshot(): Promise<string>;
    quit(): Promise<void>;
  }
}
