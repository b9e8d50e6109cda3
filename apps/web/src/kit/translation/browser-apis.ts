interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

export interface BrowserTranslator {
  translate(text: string, options?: { signal?: AbortSignal }): Promise<string>;
}

/** The translator that a browser brings along and that runs on the device (Translator API, W3C draft). */
export interface BrowserTranslators {
  availability(languages: Languages): Promise<Availability>;
  create(
    options: Languages & { signal?: AbortSignal; monitor?: (monitor: DownloadMonitor) => void },
  ): Promise<BrowserTranslator>;
}

export interface BrowserDetectors {
  availability(): Promise<Availability>;
  create(): Promise<{
    detect(text: string): Promise<readonly { detectedLanguage: string; confidence: number }[]>;
  }>;
}

/** What a browser has of both; each is missing in most. */
export interface BrowserApis {
  Translator?: BrowserTranslators;
  LanguageDetector?: BrowserDetectors;
}
