// “Advanced Options” in Strada iOS's documentation.

import Foundation  // restored: the documentation shows no imports
import Strada  // restored

@MainActor enum AdvancedOptions {  // restored: the documentation shows the lines inside
    static func apply() {  // restored
        #if DEBUG  // instead of `###if`
            Strada.config.debugLoggingEnabled = true
        #endif  // instead of `###endif`

        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase

        // Configure your encoder as Strada's automatic encoder
        Strada.config.jsonEncoder = encoder

        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase

        // Configure your decoder as Strada's automatic decoder
        Strada.config.jsonDecoder = decoder
    }  // restored
}  // restored
